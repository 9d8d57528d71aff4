#!/usr/bin/env node
import { command } from '@portal/new-repository/command';

command('service');
