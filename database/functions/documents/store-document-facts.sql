-- Keeps what was read of the company in a version of a document, as proposed facts with the place of their
-- words; answers how many are new. What stands already is not proposed again: read in an earlier version, it
-- is cited from this one from now on, and so is a change that waits and is told here again. Where it reads
-- otherwise here, that waits as a change of it, and so does what is told otherwise of a fact that somebody
-- filled in or said.
-- What a language model adds to what the rules read in the same version completes that, and changes none of
-- its figures.
-- p_facts: kind, label, attributes, quote, confidence, page, starts, read_by (null: the rules).
create or replace function app.store_document_facts(
  p_document_id uuid,
  p_version integer,
  p_facts jsonb,
  p_limit integer
)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents := app.require_document(p_document_id);
  room integer := greatest(0, p_limit - app.standing_facts(document.client_id));
  given record;
  standing public.company_facts;
  waiting public.document_facts;
  is_ours boolean;
  is_of_version boolean;
  v_id uuid;
  stored integer := 0;
begin
  for given in
    select f.*
    from jsonb_to_recordset(p_facts) as f (
      kind text,
      label text,
      attributes jsonb,
      quote text,
      confidence numeric,
      page integer,
      starts integer,
      read_by text
    )
  loop
    standing := app.standing_fact_named(document.client_id, given.kind, given.label);
    select count(*) > 0, coalesce(bool_or(s.version = p_version), false)
    into is_ours, is_of_version
    from public.document_facts s
    where s.org_id = app.org_id()
      and s.fact_id = standing.id
      and s.document_id = p_document_id;
    if standing.id is not null and standing.attributes @> given.attributes then
      if is_ours and not is_of_version then
        perform app.cite_fact(
          standing.id,
          p_document_id,
          p_version,
          given.page,
          given.starts,
          given.quote,
          given.read_by
        );
      end if;
      continue;
    end if;
    if is_of_version and given.read_by is not null and standing.status = 'proposed' then
      update public.company_facts f
      set attributes = given.attributes || f.attributes, updated_at = now()
      where f.org_id = app.org_id()
        and f.id = standing.id
        and not f.attributes @> (given.attributes || f.attributes);
      continue;
    end if;
    -- It waits beside the one that stands, and is told here as it was before: it is cited from here.
    select s.* into waiting
    from public.document_facts s
    join public.company_facts f
      on f.org_id = s.org_id
      and f.id = s.fact_id
    where s.org_id = app.org_id()
      and s.document_id = p_document_id
      and f.status = 'proposed'
      and f.kind = given.kind
      and lower(f.label) = lower(given.label)
      and f.attributes @> given.attributes
    order by s.version desc
    limit 1;
    if waiting.fact_id is not null then
      if waiting.version < p_version then
        perform app.cite_fact(
          waiting.fact_id,
          p_document_id,
          p_version,
          given.page,
          given.starts,
          given.quote,
          given.read_by
        );
      end if;
      continue;
    end if;
    -- Somebody took it out, or it waits from the same words.
    continue when room = 0 or exists (
      select 1
      from public.company_facts k
      where k.org_id = app.org_id()
        and k.client_id is not distinct from document.client_id
        and k.kind = given.kind
        and lower(k.label) = lower(given.label)
        and k.quote = given.quote
    );
    insert into public.company_facts (
      org_id,
      client_id,
      kind,
      label,
      attributes,
      quote,
      origin,
      confidence,
      status,
      said_by
    )
    values (
      app.org_id(),
      document.client_id,
      given.kind,
      given.label,
      given.attributes,
      given.quote,
      'document',
      given.confidence,
      'proposed',
      app.user_id()
    )
    returning id into v_id;
    perform app.cite_fact(
      v_id,
      p_document_id,
      p_version,
      given.page,
      given.starts,
      given.quote,
      given.read_by
    );
    if is_ours or standing.status in ('confirmed', 'assumed') then
      update public.document_facts s
      set replaces_id = standing.id
      where s.org_id = app.org_id()
        and s.fact_id = v_id;
    end if;
    room := room - 1;
    stored := stored + 1;
  end loop;
  perform app.tell_document(app.org_id(), document.client_id, p_document_id, 'facts');
  return stored;
end $$;
grant execute on function app.store_document_facts to app_user;
