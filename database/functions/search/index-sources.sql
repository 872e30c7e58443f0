-- Puts what can be found of some rows into the search anew; of rows that are gone nothing stays. A passage
-- that says what one of the same row said before keeps its vector: a provider was paid for it.
create or replace function app.index_sources(p_org_id uuid, p_kind text, p_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  embedded public.search_entries[];
begin
  with gone as (
    delete
    from public.search_entries e
    where e.org_id = p_org_id
      and e.kind = p_kind
      and e.source_id = any (p_ids)
    returning e.*
  )
  select array_agg(g) into embedded
  from gone g
  where g.embedding is not null;
  insert into public.search_entries (
    org_id,
    kind,
    source_id,
    place,
    client_id,
    open,
    name,
    heading,
    words,
    language,
    page,
    starts,
    about,
    stems,
    embedding,
    embedding_bits,
    embedding_model,
    embedding_dimensions,
    changed_at
  )
  select
    p_org_id,
    s.kind,
    s.source_id,
    s.place,
    s.client_id,
    s.open,
    s.name,
    s.heading,
    s.words,
    l.language,
    s.page,
    s.starts,
    s.about,
    app.stems_of_entry(l.language, s.name, concat_ws(' ', s.heading, s.also), s.words),
    k.embedding,
    k.embedding_bits,
    k.embedding_model,
    k.embedding_dimensions,
    s.changed_at
  from app.search_sources(p_org_id, p_kind, p_ids) s
  cross join lateral (
    select coalesce(s.language, app.language_guessed(concat_ws(' ', s.name, s.words)))
    -- Guessed once, not for each use.
    offset 0
  ) as l (language)
  left join (
    select distinct on (e.source_id, e.name, e.heading, e.words) e.*
    from unnest(embedded) e
  ) k
    on k.source_id = s.source_id
    and k.name = s.name
    and k.heading = s.heading
    and k.words = s.words;
  if p_kind = 'output' then
    perform app.keep_output_words(p_org_id, p_ids);
  end if;
  perform pg_notify('sextant_search', p_org_id::text);
end $$;
