/** An open SSE stream as its writer sees it. What is written after it closed goes nowhere. */
export type EventLine = {
  write: (text: string) => void
  close: () => void
  isOpen: () => boolean
}

type EventStream = {
  /** Bytes a slow reader may lag behind before the stream is closed; whoever reads comes again. */
  mostWaiting: number
  /** Sets to work; answers what to undo when the stream has closed, whoever closed it. */
  begin: (line: EventLine) => () => void
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}
/** Bytes that wait for the network before the stream counts as lagging. */
const HIGH_WATER_MARK = 64_000

/** Server-sent events as an answer that stays open until either side closes it. */
export function eventStream({ mostWaiting, begin }: EventStream): Response {
  const encoder = new TextEncoder()
  let open = true
  let undo = (): void => undefined
  const leave = (): void => {
    if (!open) return
    open = false
    undo()
  }
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const line: EventLine = {
      isOpen: () => open,
      write: text => {
        if (!open) return
        controller.enqueue(encoder.encode(text))
        if ((controller.desiredSize ?? 0) < -mostWaiting) line.close()
      },
      close: () => {
        if (!open) return
        leave()
        controller.close()
      },
    }
    undo = begin(line)
    // It may have been closed while it began.
    if (!open) undo()
  }
  const queue = new ByteLengthQueuingStrategy({ highWaterMark: HIGH_WATER_MARK })
  return new Response(new ReadableStream({ start, cancel: leave }, queue), { headers: HEADERS })
}
