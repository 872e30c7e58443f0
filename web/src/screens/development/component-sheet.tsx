import { Alerts, Badges, Marks } from './sheet-patterns.tsx'
import { Buttons, Choices, Inputs, Overlays } from './sheet-primitives.tsx'
import { States, Tables, Work } from './sheet-states.tsx'
import { Toaster } from '@/ui/primitives/toast.tsx'

/** Every primitive and pattern in its states, in both themes side by side. */
export default function ComponentSheet() {
  return (
    <main id="main" className="grid flex-1 xl:grid-cols-2">
      <h1 className="sr-only">Component sheet</h1>
      {(['light', 'dark'] as const).map(theme => (
        <div
          key={theme}
          data-theme={theme}
          className="min-w-0 bg-ground px-10 pt-10 pb-14 text-ink max-md:px-4"
        >
          <h2 className="book mb-6 text-display font-[450] tracking-[-0.015em] capitalize">
            {theme}
          </h2>
          <Buttons />
          <Inputs />
          <Choices />
          <Overlays />
          <Badges theme={theme} />
          <Marks />
          <Alerts />
          <Work />
          <Tables />
          <States />
        </div>
      ))}
      <Toaster />
    </main>
  )
}
