-- Words of passages by their stems, in the language of the document and as they are written.
alter table public.document_passages
  add column stems tsvector not null default ''::tsvector;
