import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** Reads a body of server-sent events to its end. Rejects when nothing, not even a sign of life, came for silenceMs. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parser = createParser({ onEvent })
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silenceMs)
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The line went silent')), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
