import { Parser } from 'htmlparser2'
import type { Sink } from './unpack.ts'

/** What is heard of an XML part while it comes: names are without the prefix of their namespace. */
export type Heard = {
  opens?: (name: string, attributes: Record<string, string>) => void
  closes?: (name: string) => void
  text?: (text: string) => void
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Listens to an XML part piece by piece. Only the five entities of XML are known: no document can define one that grows. */
export function listen({ opens, closes, text }: Heard): Sink {
  const decoder = new TextDecoder()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => opens?.(local(name), attributes),
      onclosetag: name => closes?.(local(name)),
      ontext: piece => text?.(piece),
    },
    { xmlMode: true },
  )
  return piece => parser.write(decoder.decode(piece, { stream: true }))
}
