-- What customers really said, pasted whole: an interview, a call, a review, a document. The words taken out
-- of it are facts of the company model that name it as their source.
create table public.customer_sources (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null,
  client_id uuid,
  -- The group that it is about.
  segment_id uuid,
  heard text not null check (heard in ('interview', 'call', 'review', 'document')),
  who text not null check (char_length(who) between 1 and 80),
  held_on date,
  words text not null check (char_length(words) between 1 and 60000),
  added_by uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, segment_id) references public.company_facts (org_id, id)
    on delete set null (segment_id),
  foreign key (org_id, added_by) references public.users (org_id, id) on delete set null (added_by)
);
create index customer_sources_client on public.customer_sources (org_id, client_id, created_at desc);
create index customer_sources_segment on public.customer_sources (org_id, segment_id);
create index customer_sources_adder on public.customer_sources (org_id, added_by);
create index company_facts_source on public.company_facts (org_id, (attributes ->> 'source'))
  where attributes ? 'source';
