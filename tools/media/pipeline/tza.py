"""Reader of Intel Open Image Denoise weight archives (.tza)."""

import struct

import numpy as np

MAGIC = 0x41D7
DTYPES = {b'f': np.float32, b'h': np.float16}


def read_weights(path):
    """Map of tensor name to float32 array; kernels keep the archive's order (out, in, height, width)."""
    data = path.read_bytes()
    magic, major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != MAGIC or major != 2:
        raise ValueError(f'{path.name} is not a version 2 weight archive')
    (count,) = struct.unpack_from('<I', data, table)
    position = table + 4
    tensors = {}
    for _ in range(count):
        name, tensor, position = read_tensor(data, position)
        tensors[name] = tensor
    return tensors


def read_tensor(data, position):
    (length,) = struct.unpack_from('<H', data, position)
    position += 2
    name = data[position : position + length].decode()
    position += length
    dims = data[position]
    shape = struct.unpack_from(f'<{dims}I', data, position + 1)
    position += 1 + 4 * dims + dims  # the layout letters follow the sizes
    dtype = DTYPES[data[position : position + 1]]
    (offset,) = struct.unpack_from('<Q', data, position + 1)
    values = np.frombuffer(data, dtype, int(np.prod(shape)), offset)
    return name, values.reshape(shape).astype(np.float32), position + 9
