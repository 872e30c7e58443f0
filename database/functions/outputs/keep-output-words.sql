-- Puts the words of some deliverables together out of their passages, which have just been put in anew; of
-- one that has none any more nothing stays. A vector holds a megabyte: of a text that says more than eight
-- thousand different words, which is a thick book, the first of the alphabet count.
create or replace function app.keep_output_words(p_org_id uuid, p_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from public.output_words w
  where w.org_id = p_org_id
    and w.output_id = any (p_ids);
  insert into public.output_words (org_id, output_id, client_id, open, language, stems)
  select
    e.org_id,
    e.source_id,
    e.client_id,
    e.open,
    coalesce(min(e.language) filter (where e.place = 1), 'en'),
    array_to_tsvector(
      (array_agg(distinct (app.word_key(e.org_id) || w.word) collate "C"))[1:8000]
    )
  from public.search_entries e
  cross join lateral unnest(tsvector_to_array(e.stems)) as w (word)
  where e.org_id = p_org_id
    and e.kind = 'output'
    and e.source_id = any (p_ids)
    and octet_length(w.word) <= 100
  group by e.org_id, e.source_id, e.client_id, e.open;
end $$;
