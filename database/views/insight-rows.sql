-- Something learned as it travels: a fact that nobody filled in, with how many deliverables rest on it.
-- What waits is a proposed fact; of a client's, the client's name stands with it. Rows are those the reader
-- may see.
create view app.insight_rows with (security_invoker = true) as
  select
    f.id,
    f.org_id,
    -- By the keys that agents learned under before there was a company model; later kinds go by their own.
    jsonb_build_object(
      case f.kind
        when 'rival' then 'competitors'
        when 'goal' then 'goals'
        when 'segment' then 'targetMarket'
        when 'strength' then 'uniqueValue'
        when 'constraint' then 'painPoints'
        when 'channel' then 'channels'
        when 'offer' then 'products'
        when 'measure' then 'kpis'
        else f.kind
      end,
      f.label
    ) as extracted_context,
    f.confidence::float8 as confidence_score,
    coalesce(f.agent_type, 'strategy') as agent_type,
    f.quote,
    case f.status
      when 'proposed' then 'pending'
      when 'confirmed' then 'approved'
      when 'superseded' then 'superseded'
      else 'rejected'
    end as status,
    false as auto_approved,
    f.session_id,
    -- The deliverable that measured it.
    f.output_id,
    f.client_id,
    f.created_at,
    f.decided_at,
    (
      select count(*)::integer
      from public.fact_uses u
      where u.org_id = f.org_id
        and u.fact_id = f.id
    ) as uses,
    k.name as client_name,
    k.slug as client_slug,
    f.origin,
    u.full_name as decided_by_name,
    (
      select count(*)::integer
      from public.company_fact_versions v
      where v.org_id = f.org_id
        and v.fact_id = f.id
    ) as earlier,
    (
      select jsonb_build_object(
        'id', d.id,
        'name', d.name,
        'kind', v.kind,
        'version', s.version,
        'page', s.page,
        'read_by', s.read_by
      )
      from public.document_facts s
      join public.documents d
        on d.org_id = s.org_id
        and d.id = s.document_id
      join public.document_versions v
        on v.org_id = s.org_id
        and v.document_id = s.document_id
        and v.version = s.version
      where s.org_id = f.org_id
        and s.fact_id = f.id
    ) as document,
    -- What it says, where it would take the place of what is known, and of what.
    case when f.status = 'proposed' then
      (
        select jsonb_build_object(
          'kind', f.kind,
          'label', f.label,
          'attributes', f.attributes,
          'updated_at', f.updated_at,
          'replaces', c.replaces
        )
        from app.changed_facts c
        where c.org_id = f.org_id
          and c.fact_id = f.id
        order by c.place
        limit 1
      )
    end as change
  from public.company_facts f
  left join public.clients k
    on k.org_id = f.org_id
    and k.id = f.client_id
  left join public.users u
    on u.org_id = f.org_id
    and u.id = f.decided_by
  where f.origin in ('message', 'document', 'import', 'agent')
    and f.status in ('proposed', 'confirmed', 'superseded', 'removed');
grant select on app.insight_rows to app_user;
