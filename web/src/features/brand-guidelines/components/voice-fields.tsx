import { type BrandGuidelines, VOICE_SCALES } from '@sextant/contracts/brand/guidelines'
import { voiceWords } from '../voice-words.ts'

type VoiceFieldsProps = {
  voice: BrandGuidelines['voice']
  onChange: (voice: BrandGuidelines['voice']) => void
}

/** Three sliders, each between two words. */
export function VoiceFields({ voice, onChange }: VoiceFieldsProps) {
  return (
    <div className="grid gap-5">
      {VOICE_SCALES.map(scale => (
        <div key={scale.key} className="grid gap-1">
          <div className="flex justify-between gap-4 text-caption">
            <span className="text-ink-2">{scale.ends[0]}</span>
            <span className="text-ink-2">{scale.ends[1]}</span>
          </div>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            aria-label={`${scale.name}: from ${scale.ends[0].toLowerCase()} to ${scale.ends[1].toLowerCase()}`}
            aria-valuetext={voiceWords(voice[scale.key], scale.ends)}
            value={voice[scale.key]}
            onChange={event => onChange({ ...voice, [scale.key]: Number(event.target.value) })}
            className="h-6 w-full accent-(--act)"
          />
          <p className="cap">{voiceWords(voice[scale.key], scale.ends)}</p>
        </div>
      ))}
    </div>
  )
}
