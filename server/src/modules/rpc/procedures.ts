import { type ProcedureAnswer, PROCEDURES, type ProcedureName } from '@sextant/contracts/procedures'
import { plain } from '@sextant/database/call'
import { oneTrip } from '@sextant/database/one-trip'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

type Args = Record<string, string | number | boolean | null | undefined | readonly string[]>

/** Which of the arguments were given, as short as the 63 characters of a statement's name ask for. */
const which = (all: readonly string[], given: readonly string[]): string =>
  Number.parseInt(all.map(key => (given.includes(key) ? 1 : 0)).join(''), 2).toString(36)

/** A call of public.name(p_a => $1, …); one prepared statement per procedure and set of arguments. */
function statement(
  name: ProcedureName,
  args: Args,
): { name: string; text: string; values: (string | number | boolean | null)[] } {
  const all = Object.keys(PROCEDURES[name].args.shape)
  const given = all.filter(key => args[key] !== undefined)
  const call = `public.${name}(${given.map((key, index) => `${key} => $${index + 1}`).join(', ')})`
  const text =
    PROCEDURES[name].shape === 'scalar' ? `select ${call} as value` : `select * from ${call}`
  return {
    name: `rpc_${name}_${which(all, given)}`,
    text,
    values: given.map(key => plain(args[key]!)),
  }
}

/** Calls a stored procedure under row level security and answers in the shape its table row promises. */
export async function callProcedure<N extends ProcedureName>(
  name: N,
  args: Args,
  context: Context,
): Promise<ProcedureAnswer<N>> {
  const { shape, anonymous } = PROCEDURES[name]
  const call = statement(name, args)
  const rows =
    context.token || !anonymous
      ? await oneTrip<Record<string, unknown>>(
          context.database.pool,
          { token: context.token ?? '' },
          call,
        )
      : (await context.database.pool.query<Record<string, unknown>>(call.text, call.values)).rows
  if (shape === 'many') return rows as ProcedureAnswer<N>
  if (!rows[0]) throw fail('NOT_FOUND')
  return (shape === 'scalar' ? rows[0].value : rows[0]) as ProcedureAnswer<N>
}
