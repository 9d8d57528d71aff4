/**
 * Loaded into each process of the portal: keeps compiled code from start to start, where Node.js can (from 22.8 on).
 * The cache is written when a process ends, and used only for the same file, version and flags.
 */
const { enableCompileCache } = require('node:module');
const path = require('node:path');

enableCompileCache?.(path.join(__dirname, '../../../.cache/compiled'));
