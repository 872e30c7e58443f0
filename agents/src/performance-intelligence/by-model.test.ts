import { expect, test } from 'vitest'
import { drafted } from '../core/jobs/testing/bindery.ts'
import type { Prompt } from '../model/prompt.ts'
import { kiteFigures, kitesKnown } from './testing/kites.ts'

const known = kitesKnown('what-is-odd', kiteFigures({ seed: 11, phones: 0.2 }), ['Go on'])

/** The id of the figure that came about so. */
const idOf = ({ material }: Prompt, how: string): string =>
  new RegExp(String.raw`(\{\{n\d+\}\}) = <<<[^>]*>>> \(<<<${how}`).exec(material)![1]!

test('a model may phrase a finding, with the figures and queries of code; it adds no findings or moves', async () => {
  const asked: Prompt[] = []
  const { deliverable } = await drafted(
    {
      think: () => {
        throw new Error('nothing is thought up where all is measured')
      },
      judge: ({ material }) => ({
        verdicts: [...material.matchAll(/^(\S+): <<</gm)].map(([, id]) => ({
          id: id!,
          verdict: 'carries' as const,
          why: '',
        })),
      }),
      write: prompt => ({
        statements: [
          {
            place: 'decision',
            text: `Look at what changed: orders per visit are down to ${idOf(prompt, 'orders per visit since the change')}.`,
            rests: [],
          },
        ],
      }),
    },
    asked,
    known,
  )
  expect(deliverable.decision).toMatchObject({ by: 'model' })
  expect(deliverable.decision.text).toMatch(/down to 1\.\d\d%\.$/)
  const queries = deliverable.sources.filter(({ kind }) => kind === 'metric').map(({ n }) => n)
  expect(deliverable.decision.sources.some(n => queries.includes(n))).toBe(true)
  expect([deliverable.findings, deliverable.moves]).toEqual([[], []])
  expect(deliverable.checks.filter(({ status }) => status === 'shown')).toEqual([])
}, 30_000)

test('a figure of its own falls, and the words of code stand', async () => {
  const { deliverable } = await drafted(
    {
      write: () => ({
        statements: [{ place: 'decision', text: 'Orders fell by 99%.', rests: [] }],
      }),
    },
    [],
    known,
  )
  expect(deliverable.decision.text).toMatch(/^Since /)
  expect(deliverable.decision.by).toBeUndefined()
}, 30_000)
