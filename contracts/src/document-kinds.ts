/** What a document can be, by what its bytes say; names of files only break ties between texts. */
export const DOCUMENT_KINDS = [
  'pdf',
  'docx',
  'pptx',
  'xlsx',
  'csv',
  'txt',
  'md',
  'html',
  'eml',
  'image',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const KIND_WORDS: Record<DocumentKind, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  pptx: 'Presentation',
  xlsx: 'Workbook',
  csv: 'Table',
  txt: 'Text',
  md: 'Markdown',
  html: 'Web page',
  eml: 'E-mail',
  image: 'Picture',
}

/** What one part of such a document is called, in the singular. */
export const PART_WORDS: Record<DocumentKind, string> = {
  pdf: 'page',
  docx: 'part',
  pptx: 'slide',
  xlsx: 'sheet',
  csv: 'part',
  txt: 'part',
  md: 'part',
  html: 'part',
  eml: 'part',
  image: 'page',
}

/** Bytes of one file. */
export const DOCUMENT_BYTES = 25_000_000
export const DOCUMENT_NAME_MAX = 200
export const DOCUMENT_TAGS_MAX = 20
export const DOCUMENT_TAG_MAX = 40
/** Documents that one call changes. */
export const DOCUMENTS_AT_ONCE = 200
/** Pages that are read of a document; what lies behind is said to be missing. */
export const DOCUMENT_PAGES_MAX = 500
/** Characters that are read of a document. */
export const DOCUMENT_WORDS_MAX = 2_000_000

export const DOCUMENT_STATES = ['waiting', 'reading', 'read', 'failed'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]
