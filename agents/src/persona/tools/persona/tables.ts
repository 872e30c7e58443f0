import type { Table } from '@sextant/contracts/deliverable'
import { evidenceWords } from '@sextant/contracts/persona/evidence-words'
import { TOPICS } from '@sextant/contracts/persona/topics'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })
const NO_DECISION = 'None until more customers name it'
const PERCENT = 100

export function tables({ body }: DeliverableOf<'persona'>): Table[] {
  const { rows, rest, figures, overlaps, open } = body
  const all: Table[] = [
    {
      title: 'Every attribute changes a decision',
      columns: [text('Attribute'), text('What is known'), text('Evidence'), text('Decision')],
      rows: rows.map(({ topic, says, meter, decision }) => [
        TOPICS[topic].name,
        says.text,
        evidenceWords(meter),
        decision?.text ?? NO_DECISION,
      ]),
    },
    {
      title: 'Named besides',
      columns: [text('Attribute'), text('Also named, each by fewer')],
      rows: rest.map(({ topic, names }) => [TOPICS[topic].name, names.join('; ')]),
    },
    {
      title: 'Money and time that they named',
      columns: [text('Of what'), text('Figure'), text('Who'), text('In their words')],
      rows: figures.map(({ topic, who, says, words }) => [
        TOPICS[topic].name,
        says.text,
        who,
        words.text,
      ]),
    },
    {
      title: 'Ask a real customer next',
      columns: [text('Of what'), text('Question'), text('Decision that waits')],
      rows: open.map(topic => [TOPICS[topic].name, TOPICS[topic].asks[0], TOPICS[topic].decides]),
    },
    {
      title: 'Overlap with other groups',
      columns: [text('Group'), number('Alike (%)'), text('Shared')],
      rows: overlaps.map(({ with: other, share, shared }) => [
        other.text,
        Math.round(share * PERCENT),
        shared.join(', '),
      ]),
    },
  ]
  return all.filter((table, index) => index === 0 || table.rows.length > 0)
}
