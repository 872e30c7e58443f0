-- Takes reports that are to be mailed; several servers take different ones. What a stopped server had taken
-- is due again after five minutes.
create or replace function app.claim_report_mails(p_now timestamptz, p_limit integer)
returns table (
  org_id uuid,
  id uuid,
  report_id uuid,
  actor_id uuid,
  share boolean,
  attempts integer
)
language plpgsql security definer set search_path = ''
as $$
begin
  return query
    update public.report_mails m
    set
      attempts = m.attempts + 1,
      next_attempt_at = p_now + interval '5 minutes'
    from (
      select d.org_id, d.id
      from public.report_mails d
      join public.reports r on r.org_id = d.org_id and r.id = d.report_id
      where d.state = 'waiting'
        and d.next_attempt_at <= p_now
        and r.deleted_at is null
      order by d.next_attempt_at
      limit p_limit
      for update of d skip locked
    ) due
    where m.org_id = due.org_id
      and m.id = due.id
    returning
      m.org_id,
      m.id,
      m.report_id,
      m.requested_by,
      coalesce(
        (
          select s.share
          from public.reports r
          join public.report_schedules s on s.org_id = r.org_id and s.id = r.schedule_id
          where r.org_id = m.org_id
            and r.id = m.report_id
        ),
        false
      ),
      m.attempts;
end $$;
grant execute on function app.claim_report_mails to app_auth;
