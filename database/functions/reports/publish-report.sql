-- Freezes a report, once; shows it to the client's people and mails it where that is asked for. A guest who
-- is mailed one can open it, so it is shown then. p_now: from when on the mails are due.
create or replace function app.publish_report(
  p_id uuid,
  p_version integer,
  p_content jsonb,
  p_share boolean,
  p_recipients uuid[],
  p_tell boolean,
  p_now timestamptz
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  report public.reports := app.require_report(p_id, 'outputs.manage');
  -- Those of the named who are people of this client or organization.
  wanted uuid[];
  show boolean;
begin
  select
    coalesce(array_agg(p.user_id), '{}'),
    p_share or coalesce(bool_or(p.guest), false)
  into wanted, show
  from app.report_people(report.client_id) p
  where p.user_id = any (p_recipients);
  if cardinality(wanted) < cardinality(p_recipients) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if show then
    perform app.require_may_for('portal.ask', report.client_id);
  end if;
  if report.state = 'draft' then
    if report.version <> p_version then
      raise exception 'CONFLICT' using errcode = 'SX409';
    end if;
    update public.reports r
    set
      state = 'published',
      content = p_content,
      published_at = now(),
      version = r.version + 1
    where r.org_id = app.org_id()
      and r.id = p_id;
  end if;
  if show and report.shared_at is null then
    update public.reports r
    set
      shared_at = now(),
      shared_by = app.user_id()
    where r.org_id = app.org_id()
      and r.id = p_id;
    insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
    values (
      app.org_id(),
      app.user_id(),
      'shared',
      'reports',
      p_id,
      jsonb_build_object('title', report.title)
    );
    if p_tell then
      perform app.tell_guests_of_report(
        report,
        'report.shared',
        report.title || ' is there to read',
        ''
      );
    end if;
  end if;
  insert into public.report_mails (
    org_id,
    client_id,
    report_id,
    recipient_id,
    requested_by,
    next_attempt_at
  )
  select report.org_id, report.client_id, report.id, u.id, app.user_id(), p_now
  from unnest(wanted) u (id)
  on conflict (org_id, report_id, recipient_id) do nothing;
  perform pg_notify('sextant_reports', '');
end $$;
grant execute on function app.publish_report to app_user;
