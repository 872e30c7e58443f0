-- A passage that was found, as it travels.
create or replace function app.entry_json(
  e public.search_entries,
  p_query tsquery,
  p_related boolean,
  p_meant boolean
)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'kind', e.kind,
    'id', e.source_id,
    'name', e.name,
    'heading', e.heading,
    'client_slug', c.slug,
    'client_name', c.name,
    'page', e.page,
    'starts', e.starts,
    'length', char_length(e.words),
    'about', e.about,
    'changed_at', e.changed_at,
    'related', p_related,
    'meant', p_meant,
    'marked', ts_headline(
      app.language_of_words(e.language),
      e.words,
      p_query,
      E'HighlightAll=true, StartSel=\u0001, StopSel=\u0002'
    )
  )
  from (select 1) one
  left join public.clients c
    on c.org_id = e.org_id
    and c.id = e.client_id
$$;
grant execute on function app.entry_json to app_user;
