-- Keeps what was noticed in a client's figures and tells those who work there, once: the same series is told
-- again after four weeks at the earliest. p_tool explains it; p_output_id is the deliverable whose prediction
-- it is about. Answers whether it was new.
create or replace function app.keep_noticed(
  p_client_id uuid,
  p_key text,
  p_title text,
  p_says text,
  p_since date,
  p_better boolean,
  p_tool text,
  p_output_id uuid
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_place text := coalesce(
    (
      select '/clients/' || c.slug || '/agents'
      from public.clients c
      where c.org_id = app.org_id()
        and c.id = p_client_id
    ),
    ''
  );
begin
  perform app.require_may_for('work.view', p_client_id);
  perform pg_advisory_xact_lock(hashtextextended('noticed ' || app.org_id(), 0));
  if exists (
    select 1
    from public.noticed n
    where n.org_id = app.org_id()
      and n.client_id is not distinct from p_client_id
      and n.key = p_key
      and n.noticed_at > now() - interval '28 days'
  )
  then
    return false;
  end if;
  insert into public.noticed (
    org_id,
    client_id,
    key,
    title,
    says,
    since,
    better,
    tool,
    output_id
  )
  values (
    app.org_id(),
    p_client_id,
    p_key,
    p_title,
    p_says,
    p_since,
    p_better,
    p_tool,
    p_output_id
  );
  perform app.notify(
    app.org_id(),
    w.id,
    'figures.noticed',
    p_title,
    p_says,
    v_place || '/performance-intelligence'
  )
  from app.quick_win_people(p_client_id) w;
  return true;
end $$;
grant execute on function app.keep_noticed to app_user;
