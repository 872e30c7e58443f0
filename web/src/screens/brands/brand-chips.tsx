import { PlusIcon, XIcon } from 'lucide-react'
import { Button } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { MOST, type BrandEntry } from './use-brand-choice.ts'

/** The brands that are compared, each with its way out, and the way in for another. */
export function BrandChips({
  chosen,
  rest,
  onAdd,
  onRemove,
}: {
  chosen: readonly BrandEntry[]
  rest: readonly BrandEntry[]
  onAdd: (key: string) => void
  onRemove: (key: string) => void
}) {
  return (
    <>
      {chosen.map(brand => (
        <span
          key={brand.key}
          className="inline-flex h-(--control) max-w-full items-center gap-1 rounded-md border border-line bg-surface pl-3 font-medium"
        >
          <span className="truncate">{brand.name}</span>
          {chosen.length > 1 ? (
            <Button
              variant="quiet"
              size="icon-sm"
              aria-label={`Remove ${brand.name}`}
              onClick={() => onRemove(brand.key)}
            >
              <XIcon aria-hidden />
            </Button>
          ) : (
            <span className="w-2" />
          )}
        </span>
      ))}
      {chosen.length < MOST && rest.length > 0 && (
        <span className="flex items-center gap-2 text-ink-3">
          <PlusIcon aria-hidden className="size-4" />
          <NativeSelect
            aria-label="Add a brand"
            value=""
            onChange={event => onAdd(event.target.value)}
          >
            <option value="" disabled>
              Add a brand
            </option>
            {rest.map(brand => (
              <option key={brand.key} value={brand.key}>
                {brand.name}
              </option>
            ))}
          </NativeSelect>
        </span>
      )}
    </>
  )
}
