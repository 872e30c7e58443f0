-- A question about something that was deleted or put away is taken back with it: nobody can look at what
-- they would answer.
create or replace function app.withdraw_when_gone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.approvals a
  set
    status = 'withdrawn',
    decided_at = clock_timestamp(),
    decided_by = (
      select u.id
      from public.users u
      where u.org_id = new.org_id
        and u.id = app.user_id()
    )
  where a.org_id = new.org_id
    and a.status = 'waiting'
    and case tg_table_name
      when 'campaigns' then a.campaign_id = new.id
      else a.output_id = new.id
    end;
  return null;
end $$;
