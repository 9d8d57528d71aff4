"""One-node OpenStack Swift with its S3 front, in one process, for tests.

Started with a folder as its only argument and the S3 secret key as the first line on standard input. Prints the port of
the S3 front when it is ready, and ends when standard input does: it cannot outlive who started it.
"""
import json
import os
import sys
import time

import eventlet

eventlet.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import tpool, wsgi  # noqa: E402

home = os.path.abspath(sys.argv[1])
secret = sys.stdin.readline().strip()
devices = os.path.join(home, 'devices')
os.makedirs(os.path.join(devices, 'disk'))
with open(os.path.join(home, 'swift.conf'), 'w') as settings:
    settings.write('[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n')

from swift.common import utils  # noqa: E402

# Before anything of Swift reads its settings from /etc/swift.
utils.set_swift_dir(home)

from swift.account.server import AccountController  # noqa: E402
from swift.common.http_protocol import SwiftHttpProtocol  # noqa: E402
from swift.common.middleware import bulk, catch_errors, copy, gatekeeper, listing_formats, slo, tempauth  # noqa: E402
from swift.common.middleware.s3api import s3api  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.container.server import ContainerController  # noqa: E402
from swift.obj.server import ObjectController  # noqa: E402
from swift.proxy.server import Application  # noqa: E402

COMMON = {'swift_dir': home, 'devices': devices, 'mount_check': 'false', 'fallocate_reserve': '0', 'log_level': 'ERROR'}


class Memory:
    """In the place of memcached: without it every request reads the account and the bucket anew, from their databases."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *_args, **_options):
        text, ends = self.kept.get(key, (None, 0))
        # As texts: who changes what it was given shall not change what is kept.
        return json.loads(text) if text is not None and time.monotonic() < ends else None

    def get_multi(self, keys, *_args, **_options):
        return [self.get(key) for key in keys]

    def set(self, key, value, *_args, **options):
        self.kept[key] = (json.dumps(value), time.monotonic() + (options.get('time') or 86400))

    def set_multi(self, mapping, *_args, **options):
        for key, value in mapping.items():
            self.set(key, value, **options)

    def delete(self, key, *_args, **_options):
        self.kept.pop(key, None)

    def incr(self, key, delta=1, **options):
        value = max(0, int(self.get(key) or 0) + int(delta))
        self.set(key, value, **options)
        return value

    def decr(self, key, delta=1, **options):
        return self.incr(key, -int(delta), **options)


def with_memory(app):
    """Hands the memory to whoever asks, and gives answers to HEAD a length, or eventlet sends chunks after the head."""
    memory = Memory()

    def handle(env, start_response):
        env.setdefault('swift.cache', memory)

        def start_head(status, headers, *rest):
            if 'content-length' not in (name.lower() for name, _ in headers):
                headers = [*headers, ('Content-Length', '0')]
            return start_response(status, headers, *rest)

        return app(env, start_head if env['REQUEST_METHOD'] == 'HEAD' else start_response)

    return handle


def listen():
    return eventlet.listen(('127.0.0.1', 0), backlog=256)


def serve(socket, app):
    # Names of headers as they are: S3 clients look for 'ETag', not 'Etag'.
    options = {'log': utils.NullLogger(), 'protocol': SwiftHttpProtocol, 'capitalize_response_headers': False}
    return eventlet.spawn(wsgi.server, socket, app, **options)


def write_ring(kind, port):
    builder = RingBuilder(1, 1, 0)
    place = {'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port}
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'device': 'disk', 'meta': '', **place})
    builder.rebalance(seed=1)
    builder.get_ring().save(os.path.join(home, f'{kind}.ring.gz'))


def front():
    """The proxy behind the S3 front: what stands first is asked last."""
    inner = Application({**COMMON, 'account_autocreate': 'true'})
    layers = [
        (slo, {}),
        (copy, {}),
        (bulk, {}),
        (tempauth, {'user_test_tester': f'{secret} .admin'}),
        (s3api, {'location': 'us-east-1'}),
        (listing_formats, {}),
        (None, {}),
        (gatekeeper, {}),
        (catch_errors, {}),
    ]
    app = inner
    for module, options in layers:
        app = module.filter_factory({**COMMON, **options})(app) if module else with_memory(app)
        app._pipeline_final_app = inner
    return app


sockets = {kind: listen() for kind in ('account', 'container', 'object')}
for kind, socket in sockets.items():
    write_ring(kind, socket.getsockname()[1])
serve(sockets['account'], AccountController(dict(COMMON)))
serve(sockets['container'], ContainerController(dict(COMMON)))
serve(sockets['object'], ObjectController(dict(COMMON)))
door = listen()
serve(door, front())
print(door.getsockname()[1], flush=True)

while tpool.execute(sys.stdin.readline):
    pass
os._exit(0)
