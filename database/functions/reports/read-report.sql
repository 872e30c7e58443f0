-- A report with what was picked for it, its content once it was sent, and what is said beside it.
create or replace function app.read_report(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  report public.reports;
begin
  select r.* into report
  from public.reports r
  where r.org_id = app.org_id()
    and r.id = p_id
    and r.deleted_at is null;
  if report.id is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return jsonb_build_object(
    'report', app.report_json(report),
    'sections', to_jsonb(report.sections),
    'plan', report.plan,
    'steps', report.steps,
    'words', report.words,
    'content', report.content,
    'comments', (
      select coalesce(jsonb_agg(app.report_comment_json(c) order by c.created_at), '[]')
      from public.report_comments c
      where c.org_id = report.org_id
        and c.report_id = report.id
    ),
    'may', jsonb_build_object(
      'edit', report.state = 'draft' and app.may('outputs.manage', report.client_id),
      'share', app.may('portal.ask', report.client_id),
      'comment',
        app.may('work.view', report.client_id) or app.may('portal.answer', report.client_id)
    )
  );
end $$;
grant execute on function app.read_report to app_user;
