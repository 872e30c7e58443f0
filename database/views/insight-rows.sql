-- Something learned as it travels: a fact that nobody filled in, with how many deliverables rest on it.
-- What waits is a proposed fact. Rows are those the reader may see.
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
    ) as uses
  from public.company_facts f
  where f.origin in ('message', 'document', 'import', 'agent')
    and f.status in ('proposed', 'confirmed', 'removed');
grant select on app.insight_rows to app_user;
