-- Makes a schedule (p_id null) or changes one. p_now: the moment after which it is due next.
create or replace function app.save_report_schedule(
  p_id uuid,
  p_version integer,
  p_client_id uuid,
  p_fields jsonb,
  p_now timestamptz
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  place uuid := p_client_id;
  given public.report_schedules := jsonb_populate_record(null::public.report_schedules, p_fields);
  saved public.report_schedules;
  guests integer;
begin
  if p_id is not null then
    select s.client_id into place
    from public.report_schedules s
    where s.org_id = app.org_id()
      and s.id = p_id;
    if not found or not app.may('work.view', place) then
      raise exception 'NOT_FOUND' using errcode = 'SX404';
    end if;
  end if;
  perform app.require_may_for('outputs.manage', place);
  if not exists (select 1 from pg_catalog.pg_timezone_names z where z.name = given.time_zone) then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  if exists (
    select 1
    from unnest(given.recipients) r (id)
    where r.id not in (select p.user_id from app.report_people(place) p)
  ) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  select count(*) into guests
  from app.report_people(place) p
  where p.guest
    and p.user_id = any (given.recipients);
  -- A guest who is mailed a report can open it.
  given.share := given.share or guests > 0;
  if given.share then
    perform app.require_may_for('portal.ask', place);
  end if;
  given.next_at := app.next_report_run(
    given.cadence,
    given.weekday,
    given.working_day,
    given.hour,
    given.time_zone,
    p_now
  );
  if p_id is null then
    insert into public.report_schedules (
      org_id,
      client_id,
      report_type,
      sections,
      brand,
      cadence,
      weekday,
      working_day,
      hour,
      time_zone,
      recipients,
      share,
      next_at,
      created_by
    )
    values (
      app.org_id(),
      place,
      given.report_type,
      given.sections,
      given.brand,
      given.cadence,
      given.weekday,
      given.working_day,
      given.hour,
      given.time_zone,
      given.recipients,
      given.share,
      given.next_at,
      app.user_id()
    )
    returning * into saved;
    return app.report_schedule_json(saved);
  end if;
  update public.report_schedules s
  set
    report_type = given.report_type,
    sections = given.sections,
    brand = given.brand,
    cadence = given.cadence,
    weekday = given.weekday,
    working_day = given.working_day,
    hour = given.hour,
    time_zone = given.time_zone,
    recipients = given.recipients,
    share = given.share,
    next_at = given.next_at,
    -- Whoever set it last is whom it works as.
    created_by = app.user_id(),
    version = s.version + 1
  where s.org_id = app.org_id()
    and s.id = p_id
    and s.version = p_version
  returning * into saved;
  if saved.id is null then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  return app.report_schedule_json(saved);
end $$;
grant execute on function app.save_report_schedule to app_user;
