export { DeliverableEditing, useEditing } from './editing.tsx'
export { InlineClaim, InlineText } from './inline-text.tsx'
