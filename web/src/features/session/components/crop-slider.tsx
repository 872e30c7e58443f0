import { Field } from '@/ui/primitives/field.tsx'

/** One way to frame the picture, for whoever cannot or will not drag. */
export function CropSlider({
  label,
  value,
  min = 0,
  max = 1,
  disabled,
  onChange,
}: {
  label: string
  value: number
  min?: number
  max?: number
  disabled: boolean
  onChange: (value: number) => void
}) {
  return (
    <Field label={label}>
      {described => (
        <input
          {...described}
          type="range"
          min={min}
          max={max}
          step={0.01}
          value={value}
          disabled={disabled}
          onChange={event => onChange(event.target.valueAsNumber)}
          className="h-6 w-full accent-(--act)"
        />
      )}
    </Field>
  )
}
