-- Starts a quick win: what it is and what is expected of it stay as given; its steps become tasks of its
-- client. A step that a deliverable put on the list already is that same task, with the date it has.
-- p_checklist: [{what, due}], the soonest first. CONFLICT where the same move runs already, NOT_FOUND for a
-- campaign of somebody else and for a person who may not work on it.
create or replace function app.start_quick_win(
  p_client_id uuid,
  p_campaign_id uuid,
  p_move jsonb,
  p_prediction jsonb,
  p_checklist jsonb,
  p_assigned_to uuid,
  p_due date
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  perform app.require_may_for('outputs.manage', p_client_id);
  if not exists (select 1 from app.quick_win_people(p_client_id) w where w.id = p_assigned_to)
    or (
      p_campaign_id is not null
      and not exists (
        select 1
        from public.campaigns c
        where c.org_id = app.org_id()
          and c.id = p_campaign_id
          and c.client_id is not distinct from p_client_id
      )
    )
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  insert into public.quick_wins (
    org_id,
    client_id,
    campaign_id,
    play,
    move,
    prediction,
    assigned_to,
    due,
    created_by
  )
  values (
    app.org_id(),
    p_client_id,
    p_campaign_id,
    p_move ->> 'play',
    p_move,
    p_prediction,
    p_assigned_to,
    p_due,
    app.user_id()
  )
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.tasks t
  set quick_win_id = v_id
  where t.org_id = app.org_id()
    and t.client_id is not distinct from p_client_id
    and t.move = p_move ->> 'play'
    and t.status = 'open'
    and t.what in (select s.step ->> 'what' from jsonb_array_elements(p_checklist) as s (step));
  insert into public.tasks (
    org_id,
    client_id,
    quick_win_id,
    key,
    move,
    what,
    owner_role,
    metric,
    due
  )
  select
    app.org_id(),
    p_client_id,
    v_id,
    md5(v_id || '|' || s.place),
    p_move ->> 'play',
    s.step ->> 'what',
    initcap(p_move ->> 'owner_role'),
    '',
    (s.step ->> 'due')::date
  from jsonb_array_elements(p_checklist) with ordinality as s (step, place)
  where not exists (
    select 1
    from public.tasks t
    where t.org_id = app.org_id()
      and t.quick_win_id = v_id
      and t.what = s.step ->> 'what'
  );
  return v_id;
end $$;
grant execute on function app.start_quick_win to app_user;
