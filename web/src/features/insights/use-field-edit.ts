import type { InsightRow } from '@sextant/contracts/company/insights'
import { useState } from 'react'
import { fieldsOf } from './insight-form.ts'

/** The fields of an insight while they are read and edited; what is cancelled goes back to how it last stood. */
export function useFieldEdit(insight: InsightRow, startsEditing: boolean) {
  const [kept, setKept] = useState(() => fieldsOf(insight.extracted_context))
  const [fields, setFields] = useState(kept)
  const [editing, setEditing] = useState(startsEditing)
  const keep = () => setKept(fields)
  return {
    fields,
    editing,
    change: (index: number, text: string) =>
      setFields(fields.map((other, at) => (at === index ? { ...other, text } : other))),
    begin: () => {
      keep()
      setEditing(true)
    },
    finish: () => {
      keep()
      setEditing(false)
    },
    cancel: () => {
      setFields(kept)
      setEditing(false)
    },
  }
}
