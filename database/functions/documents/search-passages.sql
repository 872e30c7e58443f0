-- Passages of the newest versions in reach that hold any of the words, best first: those that hold more of
-- them, close together. `marked`: the passage with what was found between U+0001 and U+0002. Nothing outside
-- the reader's reach moves a rank or a count.
create or replace function app.search_passages(
  p_words text,
  p_client_id uuid,
  p_limit integer,
  p_offset integer
)
returns setof jsonb
language plpgsql stable set search_path = ''
as $$
declare
  sought tsquery := app.words_sought(p_words);
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  return query
    with found as (
      select
        p.document_id,
        p.version,
        p.page,
        p.starts,
        p.heading,
        p.words,
        v.language,
        v.kind,
        d.name,
        d.client_id,
        ts_rank_cd(p.stems, sought, 1) as rank
      from public.documents d
      join public.document_versions v
        on v.org_id = d.org_id
        and v.document_id = d.id
        and v.version = d.version
      join public.document_passages p
        on p.org_id = v.org_id
        and p.document_id = v.document_id
        and p.version = v.version
      where d.org_id = app.org_id()
        and d.deleted_at is null
        and (p_client_id is null or d.client_id = p_client_id)
        and p.stems @@ sought
      order by rank desc, d.updated_at desc, p.page, p.starts
      limit p_limit
      offset p_offset
    )
    select jsonb_build_object(
      'document_id', f.document_id,
      'name', f.name,
      'kind', f.kind,
      'client_slug', c.slug,
      'client_name', c.name,
      'version', f.version,
      'page', f.page,
      'starts', f.starts,
      'length', char_length(f.words),
      'heading', f.heading,
      'marked', ts_headline(
        app.language_of_words(f.language),
        f.words,
        sought,
        E'HighlightAll=true, StartSel=\u0001, StopSel=\u0002'
      )
    )
    from found f
    left join public.clients c
      on c.org_id = app.org_id()
      and c.id = f.client_id
    order by f.rank desc;
end $$;
grant execute on function app.search_passages to app_user;
