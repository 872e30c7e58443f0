import { ModelError } from '../model/model-error.ts'
import type { TurnPorts } from './ports.ts'

/** Tells a person that something went otherwise than it should. */
export const warn = (ports: TurnPorts, text: string): void =>
  ports.emit({ type: 'notice', level: 'warning', text })

/** A model's failure is told, and the built-in mind goes on; anything else ends the turn. */
export function warnOf(error: unknown, ports: TurnPorts, then: string): void {
  if (!(error instanceof ModelError)) throw error
  warn(ports, `${error.message} ${then}`)
}
