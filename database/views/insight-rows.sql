-- Something learned as it travels, with how many deliverables rest on it. Rows are those the reader may
-- see.
create view app.insight_rows with (security_invoker = true) as
  select
    h.id,
    h.org_id,
    h.extracted_context,
    h.confidence_score::float8 as confidence_score,
    h.agent_type,
    h.quote,
    h.status,
    h.auto_approved,
    h.session_id,
    h.client_id,
    h.created_at,
    h.decided_at,
    (
      select count(*)::integer
      from public.insight_uses u
      where u.org_id = h.org_id
        and u.insight_id = h.id
    ) as uses
  from public.business_context_history h;
grant select on app.insight_rows to app_user;
