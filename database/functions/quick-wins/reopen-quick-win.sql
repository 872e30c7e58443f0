-- Goes on with what was dropped or graded; steps that fell with it are open again. CONFLICT where the same
-- move was started anew since.
create or replace function app.reopen_quick_win(p_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  win public.quick_wins := app.quick_win_to_change(p_id);
begin
  if win.status = 'running'
    or exists (
      select 1
      from public.quick_wins other
      where other.org_id = win.org_id
        and other.client_id is not distinct from win.client_id
        and other.play = win.play
        and other.status = 'running'
    )
  then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.quick_wins q
  set
    status = 'running',
    drop_reason = null,
    result = null,
    grade = null,
    decided_by = null,
    decided_at = null,
    updated_at = now()
  where q.org_id = win.org_id
    and q.id = win.id;
  update public.tasks t
  set
    status = 'open',
    decided_by = null,
    decided_at = null,
    updated_at = now()
  where t.org_id = win.org_id
    and t.quick_win_id = win.id
    and t.status = 'dropped'
    and t.decided_at >= win.decided_at;
  return p_id;
end $$;
grant execute on function app.reopen_quick_win to app_user;
