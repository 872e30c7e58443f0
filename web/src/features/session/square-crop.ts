export type Size = { width: number; height: number }
/** zoom from 1 (the largest square that fits); x and y from 0 to 1: where the square stands in the room that is left. */
export type Framing = { zoom: number; x: number; y: number }
export const centred: Framing = { zoom: 1, x: 0.5, y: 0.5 }
export const ZOOM_MAX = 4

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The square of the picture that is kept, in its own pixels. Always inside it. */
export function squareOf(
  { width, height }: Size,
  { zoom, x, y }: Framing,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / Math.min(ZOOM_MAX, Math.max(1, zoom))
  return { left: (width - side) * clamp(x), top: (height - side) * clamp(y), side }
}

/** The framing after the picture was dragged under the frame, by shares of the frame's side. */
export function draggedBy(size: Size, framing: Framing, move: { x: number; y: number }): Framing {
  const { side } = squareOf(size, framing)
  const shifted = (at: number, by: number, length: number) =>
    length > side ? clamp(at - (by * side) / (length - side)) : at
  return {
    ...framing,
    x: shifted(framing.x, move.x, size.width),
    y: shifted(framing.y, move.y, size.height),
  }
}
