-- Documents: what a company has written down. Each has versions, a file each; a version has pages of text,
-- as they were read, and passages of them, which are what is searched and cited. The files lie in a store.
create table public.documents (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  campaign_id uuid,
  name text not null check (char_length(name) between 1 and 200),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- The newest; what is searched and cited.
  version integer not null default 1 check (version > 0),
  -- From that day on somebody is asked whether it still holds.
  expires_on date,
  -- The client's people see it from then on.
  shared_at timestamptz,
  shared_by uuid,
  added_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, campaign_id) references public.campaigns (org_id, id)
    on delete set null (campaign_id),
  foreign key (org_id, shared_by) references public.users (org_id, id) on delete set null (shared_by),
  foreign key (org_id, added_by) references public.users (org_id, id) on delete set null (added_by),
  foreign key (org_id, deleted_by) references public.users (org_id, id)
    on delete set null (deleted_by)
);
create index documents_newest on public.documents (org_id, client_id, updated_at desc);
create index documents_campaign on public.documents (org_id, campaign_id);
create index documents_sharer on public.documents (org_id, shared_by);
create index documents_adder on public.documents (org_id, added_by);
create index documents_deleter on public.documents (org_id, deleted_by);

create table public.document_versions (
  org_id uuid not null,
  document_id uuid not null,
  version integer not null check (version > 0),
  client_id uuid,
  file_name text not null check (char_length(file_name) between 1 and 200),
  kind text not null check (
    kind in ('pdf', 'docx', 'pptx', 'xlsx', 'csv', 'txt', 'md', 'html', 'eml', 'image')
  ),
  bytes integer not null check (bytes > 0),
  -- Of the file; it is stored under a name made of it.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'read', 'failed')),
  -- Why it could not be read, or what of it was not; for people.
  reason text check (char_length(reason) <= 400),
  attempts integer not null default 0,
  claimed_at timestamptz,
  page_count integer not null default 0,
  word_count integer not null default 0,
  -- Two letters.
  language text check (language ~ '^[a-z]{2}$'),
  -- The text was recognised in a picture.
  recognised boolean not null default false,
  added_by uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (org_id, document_id, version),
  foreign key (org_id, document_id) references public.documents (org_id, id) on delete cascade,
  foreign key (org_id, added_by) references public.users (org_id, id) on delete set null (added_by)
);
create index document_versions_adder on public.document_versions (org_id, added_by);
create index document_versions_file on public.document_versions (org_id, sha256);
-- Readers of every server look here for what waits, across organizations.
create index document_versions_waiting on public.document_versions (org_id, created_at)
  where state in ('waiting', 'reading');

create table public.document_pages (
  org_id uuid not null,
  document_id uuid not null,
  version integer not null,
  page integer not null check (page > 0),
  client_id uuid,
  words text not null,
  -- Headings, paragraphs and rows: [{sort, from, to}] by characters of the words.
  blocks jsonb not null default '[]',
  -- Where lines stand on the page, as shares of its width and height: [{from, to, x, y, w, h}].
  lines jsonb not null default '[]',
  primary key (org_id, document_id, version, page),
  foreign key (org_id, document_id, version)
    references public.document_versions (org_id, document_id, version) on delete cascade
);

create table public.document_passages (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  document_id uuid not null,
  version integer not null,
  page integer not null,
  -- In the order of the document.
  place integer not null,
  client_id uuid,
  -- The first character on its page.
  starts integer not null check (starts >= 0),
  heading text not null default '',
  words text not null,
  primary key (org_id, id),
  foreign key (org_id, document_id, version, page)
    references public.document_pages (org_id, document_id, version, page) on delete cascade
);
create index document_passages_place on public.document_passages (
  org_id,
  document_id,
  version,
  page,
  place
);

-- Where in a document a fact of the company was read.
create table public.document_facts (
  org_id uuid not null,
  fact_id uuid not null,
  document_id uuid not null,
  version integer not null,
  page integer not null,
  client_id uuid,
  starts integer not null check (starts >= 0),
  quote text not null check (char_length(quote) between 1 and 2000),
  -- A fact that stands, of which this is a change that waits.
  replaces_id uuid,
  primary key (org_id, fact_id),
  foreign key (org_id, fact_id) references public.company_facts (org_id, id) on delete cascade,
  foreign key (org_id, replaces_id) references public.company_facts (org_id, id)
    on delete set null (replaces_id),
  foreign key (org_id, document_id, version)
    references public.document_versions (org_id, document_id, version) on delete cascade
);
create index document_facts_replaced on public.document_facts (org_id, replaces_id);
create index document_facts_document on public.document_facts (org_id, document_id, version, page);
