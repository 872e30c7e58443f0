import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { FACT_KINDS, type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { Dialog, DialogContent, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { useKeepFact } from '../use-keep-fact.ts'
import { FactForm } from './fact-form.tsx'

type AddFactProps = {
  clientId: string | null
  facts: readonly CompanyFactRow[]
  currency: string
  kind: FactKind
  onKind: (kind: FactKind) => void
  /** The field an open question waits for. */
  asked?: string | undefined
  onClose: () => void
}

/** A new fact of any kind; its card follows the kind that is chosen. */
export function AddFact({ clientId, facts, currency, kind, onKind, asked, onClose }: AddFactProps) {
  const keeping = useKeepFact(facts)
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Add a fact</DialogTitle>
        <div className="mt-4 grid gap-3.5">
          <Field label="What it is about">
            {described => (
              <NativeSelect
                {...described}
                value={kind}
                onChange={event => onKind(event.target.value as FactKind)}
              >
                {FACT_KINDS.map(one => (
                  <option key={one} value={one}>
                    {KIND_NAMES[one].one}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <FactForm
            key={kind}
            kind={kind}
            facts={facts}
            currency={currency}
            saving={keeping.saving}
            failure={keeping.failure}
            asked={asked}
            onSave={saved => void keeping.keep({ clientId, kind, ...saved }, onClose)}
            onCancel={onClose}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
