-- Says something beside a report. p_id makes a repeated send harmless.
create or replace function app.add_report_comment(
  p_report_id uuid,
  p_id uuid,
  p_section text,
  p_body text
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  report public.reports;
  said public.report_comments;
  works boolean;
begin
  select r.* into report
  from public.reports r
  where r.org_id = app.org_id()
    and r.id = p_report_id
    and r.deleted_at is null;
  works := app.may('work.view', report.client_id);
  if report.id is null or not (works or report.shared_at is not null) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_client(report.client_id);
  if not (works or app.may('portal.answer', report.client_id)) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
  insert into public.report_comments (
    org_id,
    id,
    client_id,
    report_id,
    section,
    body,
    from_client,
    author_id
  )
  values (
    app.org_id(),
    coalesce(p_id, gen_random_uuid()),
    report.client_id,
    report.id,
    p_section,
    p_body,
    not works,
    app.user_id()
  )
  on conflict (org_id, id) do nothing
  returning * into said;
  if said.id is null then
    select c.* into said
    from public.report_comments c
    where c.org_id = app.org_id()
      and c.id = p_id
      and c.author_id = app.user_id()
      and c.report_id = report.id;
    if said.id is null then
      raise exception 'CONFLICT' using errcode = 'SX409';
    end if;
    return app.report_comment_json(said);
  end if;
  if works and report.shared_at is not null then
    perform app.tell_guests_of_report(
      report,
      'report.comment',
      'A comment on ' || report.title,
      left(p_body, 200)
    );
  elsif not works then
    perform app.tell_of_comment(report, left(p_body, 200));
  end if;
  return app.report_comment_json(said);
end $$;
grant execute on function app.add_report_comment to app_user;
