"""The U-Net of Open Image Denoise, run in numpy.

A plane is stored flat with one row and column of zeros around it, so that each of the nine taps of a
3x3 kernel is one contiguous slice and the convolution is nine matrix products.
"""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

BLOCK = 8192  # pixels multiplied at once: keeps the running sum in the processor's cache
ALIGN = 16  # four poolings
WORKERS = 2


class Network:
    def __init__(self, weights):
        self.workers = ThreadPoolExecutor(WORKERS)
        self.taps = {}
        self.biases = {}
        for name, tensor in weights.items():
            layer, kind = name.rsplit('.', 1)
            if kind == 'weight':
                out_channels, in_channels = tensor.shape[:2]
                taps = tensor.transpose(2, 3, 1, 0).reshape(9, in_channels, out_channels)
                self.taps[layer] = np.ascontiguousarray(taps)
            else:
                self.biases[layer] = tensor

    def run(self, image):
        """image: (height, width, channels), both sizes multiples of 16; returns three channels."""
        skips = [image]
        x = self.conv('enc_conv0', image)
        for level in range(1, 5):
            x = pool(self.conv(f'enc_conv{level}', x))
            skips.append(x)
        x = self.conv('enc_conv5b', self.conv('enc_conv5a', x))
        for level in range(4, 0, -1):
            x = np.concatenate([upsample(x), skips[level - 1]], axis=-1)
            x = self.conv(f'dec_conv{level}b', self.conv(f'dec_conv{level}a', x))
        return self.conv('dec_conv0', x)

    def conv(self, layer, image):
        """3x3 convolution with zero padding, followed by ReLU."""
        taps, bias = self.taps[layer], self.biases[layer]
        height, width, channels = image.shape
        pitch = width + 2
        padded = np.zeros((height + 3, pitch, channels), np.float32)
        padded[1 : height + 1, 1 : width + 1] = image
        flat = padded.reshape(-1, channels)
        out = np.empty((height * pitch, taps.shape[2]), np.float32)
        offsets = [row * pitch + column for row in range(3) for column in range(3)]

        def block(start):
            end = min(start + BLOCK, len(out))
            total = flat[start:end] @ taps[0]
            for tap, offset in zip(taps[1:], offsets[1:]):
                total += flat[start + offset : end + offset] @ tap
            total += bias
            np.maximum(total, 0, out=out[start:end])

        list(self.workers.map(block, range(0, len(out), BLOCK)))
        return out.reshape(height, pitch, -1)[:, :width]


def pool(image):
    rows = np.maximum(image[::2], image[1::2])
    return np.maximum(rows[:, ::2], rows[:, 1::2])


def upsample(image):
    return image.repeat(2, axis=0).repeat(2, axis=1)
