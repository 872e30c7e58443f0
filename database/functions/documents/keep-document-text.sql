-- What was read in a version, all of it or nothing; whatever was kept of an earlier reading goes.
-- p_pages: [{page, words, blocks, lines, passages: [{starts, heading, words}]}].
create or replace function app.keep_document_text(
  p_org_id uuid,
  p_document_id uuid,
  p_version integer,
  p_language text,
  p_recognised boolean,
  p_note text,
  p_pages jsonb
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_client_id uuid;
begin
  update public.document_versions v
  set
    state = 'read',
    reason = p_note,
    language = p_language,
    recognised = p_recognised,
    page_count = jsonb_array_length(p_pages),
    word_count = coalesce(
      (
        select sum(coalesce(array_length(regexp_split_to_array(trim(g ->> 'words'), '\s+'), 1), 0))
        from jsonb_array_elements(p_pages) g
      ),
      0
    ),
    read_at = now()
  where v.org_id = p_org_id
    and v.document_id = p_document_id
    and v.version = p_version
  returning v.client_id into v_client_id;
  if not found then
    return;
  end if;
  delete
  from public.document_pages p
  where p.org_id = p_org_id
    and p.document_id = p_document_id
    and p.version = p_version;
  insert into public.document_pages (
    org_id,
    document_id,
    version,
    page,
    client_id,
    words,
    blocks,
    lines
  )
  select
    p_org_id,
    p_document_id,
    p_version,
    (g ->> 'page')::integer,
    v_client_id,
    g ->> 'words',
    g -> 'blocks',
    g -> 'lines'
  from jsonb_array_elements(p_pages) g;
  insert into public.document_passages (
    org_id,
    document_id,
    version,
    page,
    place,
    client_id,
    starts,
    heading,
    words
  )
  select
    p_org_id,
    p_document_id,
    p_version,
    (g ->> 'page')::integer,
    s.n,
    v_client_id,
    (s.passage ->> 'starts')::integer,
    s.passage ->> 'heading',
    s.passage ->> 'words'
  from jsonb_array_elements(p_pages) g
  cross join lateral jsonb_array_elements(g -> 'passages') with ordinality as s (passage, n);
  perform app.index_sources(p_org_id, 'document', array[p_document_id]);
  perform app.tell_document(p_org_id, v_client_id, p_document_id, 'read');
end $$;
grant execute on function app.keep_document_text to app_auth;
