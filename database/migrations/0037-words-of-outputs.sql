-- All words of a deliverable in one place, out of its passages in search_entries and kept with them: a
-- library is searched a row a deliverable, and by an index. Each word begins with its organization
-- (app.word_key), so that nobody's search goes through words of others.
create table public.output_words (
  org_id uuid not null,
  output_id uuid not null,
  client_id uuid,
  -- The client's people may read it.
  open boolean not null,
  -- Of its first passage, two letters.
  language text not null,
  stems tsvector not null,
  primary key (org_id, output_id),
  foreign key (org_id, output_id) references public.agent_outputs (org_id, id) on delete cascade
);
-- Without a list of what is to be put into it: each search would go through that list.
create index output_words_stems on public.output_words using gin (stems) with (fastupdate = off);

insert into public.output_words (org_id, output_id, client_id, open, language, stems)
select
  e.org_id,
  e.source_id,
  e.client_id,
  e.open,
  coalesce(min(e.language) filter (where e.place = 1), 'en'),
  array_to_tsvector(
    (array_agg(distinct (right(e.org_id::text, 8) || w.word) collate "C"))[1:8000]
  )
from public.search_entries e
cross join lateral unnest(tsvector_to_array(e.stems)) as w (word)
where e.kind = 'output'
  and octet_length(w.word) <= 100
group by e.org_id, e.source_id, e.client_id, e.open;
