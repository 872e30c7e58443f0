-- What is searched, of every kind, in one table: a row is a passage with its name, kept by triggers of the
-- tables that it is of. Documents are found by these rows as well.
create table public.search_entries (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (
    kind in ('document', 'output', 'campaign', 'client', 'fact', 'message')
  ),
  -- The row that it is of.
  source_id uuid not null,
  -- In the order of the source, or of its page.
  place integer not null,
  client_id uuid,
  -- The client's people may read it.
  open boolean not null,
  name text not null,
  heading text not null,
  words text not null,
  -- Two letters.
  language text not null,
  -- Of a document.
  page integer,
  starts integer,
  -- What leads to it: the agent, the session, the kind of fact.
  about jsonb not null,
  stems tsvector not null,
  -- What an English passage is about: a whole number from -127 to 127 for each dimension, and whose numbers
  -- they are. Empty where no word of it is known; null until the server has looked at it.
  meaning bytea,
  meaning_model text,
  meaning_dimensions smallint,
  changed_at timestamptz not null,
  primary key (org_id, id),
  unique nulls not distinct (org_id, kind, source_id, page, place),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade
);
create index search_entries_reach on public.search_entries (org_id, client_id, language);
-- Readers of every server look here, across organizations.
create index search_entries_unread on public.search_entries (org_id)
  where meaning_model is null
  and language = 'en';

-- What was there before there was a search is put in while the server runs, a kind of an organization at a
-- time.
create table app.search_to_fill (
  org_id uuid not null references public.organizations (id) on delete cascade,
  kind text not null,
  primary key (org_id, kind)
);
insert into app.search_to_fill (org_id, kind)
select o.id, k.kind
from public.organizations o
cross join unnest(
  array['document', 'output', 'campaign', 'client', 'fact', 'message']
) as k (kind);

alter table public.document_passages
  drop column stems;
