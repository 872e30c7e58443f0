-- A report as lists and pages name it.
create or replace function app.report_json(r public.reports) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', r.id,
    'client_id', r.client_id,
    'client_name', (
      select c.name
      from public.clients c
      where c.org_id = r.org_id
        and c.id = r.client_id
    ),
    'client_slug', (
      select c.slug
      from public.clients c
      where c.org_id = r.org_id
        and c.id = r.client_id
    ),
    'report_type', r.report_type,
    'title', r.title,
    'period_rule', r.period_rule,
    'period_from', r.period_from,
    'period_to', r.period_to,
    'brand', r.brand,
    'state', r.state,
    'version', r.version,
    'schedule_id', r.schedule_id,
    'created_at', r.created_at,
    'created_by_name', app.person_name(r.created_by),
    'published_at', r.published_at,
    'shared_at', r.shared_at,
    'shared_by_name', app.person_name(r.shared_by),
    'comments', (
      select count(*)
      from public.report_comments c
      where c.org_id = r.org_id
        and c.report_id = r.id
    )
  );
end $$;
grant execute on function app.report_json to app_user;
