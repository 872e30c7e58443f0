type Pixels = { data: Uint8ClampedArray; width: number; height: number; channels: 1 | 3 | 4 }

const HEADER = 54

/** Pixels as an uncompressed picture (BMP, 24 bits), the simplest form that a recogniser takes. */
export function bitmap({ data, width, height, channels }: Pixels): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(HEADER + stride * height)
  file.write('BM', 0, 'ascii')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(HEADER, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  // Negative: rows from the top.
  file.writeInt32LE(-height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * channels
      const to = HEADER + y * stride + x * 3
      const [red, green, blue] =
        channels === 1
          ? [data[from], data[from], data[from]]
          : [data[from], data[from + 1], data[from + 2]]
      file[to] = blue!
      file[to + 1] = green!
      file[to + 2] = red!
    }
  }
  return file
}
