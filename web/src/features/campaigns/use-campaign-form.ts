import { useState } from 'react'
import { FIELDS, type FieldKey } from './campaign-fields.ts'
import { problemOf, type CampaignForm } from './campaign-form.ts'

/** The state of the form: what is typed, and which problems are shown. */
export function useCampaignForm(start: CampaignForm) {
  const [form, setForm] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<FieldKey>>(new Set())
  const problems: Partial<Record<FieldKey, string>> = {}
  for (const { key } of FIELDS) {
    const problem = left.has(key) ? problemOf(key, form) : null
    if (problem) problems[key] = problem
  }
  return {
    form,
    setForm,
    problems,
    change: (key: FieldKey, value: string | string[]) =>
      setForm(before => ({ ...before, [key]: value })),
    leave: (key: FieldKey) =>
      setLeft(before => (before.has(key) ? before : new Set(before).add(key))),
    /** Shows every problem; answers whether there is none. The first field with one gets the focus. */
    check: (): boolean => {
      setLeft(new Set(FIELDS.map(({ key }) => key)))
      const sound = FIELDS.every(({ key }) => problemOf(key, form) === null)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus(),
      )
      return sound
    },
  }
}
