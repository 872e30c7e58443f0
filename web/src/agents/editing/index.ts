export { type Acting, DeliverableEditing, useEditing } from './editing.tsx'
export { InlineClaim, InlineText } from './inline-text.tsx'
export { ModelGlyph } from './model-glyph.tsx'
export { ModelMark } from './model-mark.tsx'
