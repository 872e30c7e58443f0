-- Stores a user's message (p_text null: a choice starts the run) and its run in one step, so that a run
-- never lacks its message.
-- Answers what the server needs to work: the run, where the thread ends, the cursor, and the events to
-- announce.
-- Sending a message id again answers the earlier run with repeated = true. A second run at a time violates
-- agent_runs_one_running.
-- p_choices: the tool that each agent would take, for a session that has none yet; p_tool changes the
-- session's.
-- p_facts: rows of cards that came with the message; p_facts_limit standing facts fit into one model.
create or replace function app.begin_run(
  p_session_id uuid,
  p_run_id uuid,
  p_message_id uuid,
  p_text text,
  p_parent_id uuid,
  p_branches boolean,
  p_choices jsonb,
  p_tool text,
  p_instance text,
  p_writer text,
  p_facts jsonb,
  p_facts_limit integer
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  session public.agent_sessions;
  run public.agent_runs;
  message public.agent_messages;
  parent uuid;
  chosen text;
  events jsonb := '[]';
  earlier uuid;
  facts jsonb;
begin
  select * into session
  from public.agent_sessions s
  where s.org_id = app.org_id()
    and s.id = p_session_id
    and s.deleted_at is null
  for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if p_text is not null then
    select m.run_id into earlier
    from public.agent_messages m
    where m.org_id = session.org_id
      and m.session_id = session.id
      and m.id = p_message_id;
    if found then
      return jsonb_build_object(
        'repeated', true,
        'run_id', earlier,
        'after', (
          select coalesce(min(e.seq), 1) - 1
          from public.agent_events e
          where e.org_id = session.org_id
            and e.session_id = session.id
            and e.run_id = earlier
        )
      );
    end if;
  end if;
  parent := case when p_branches then p_parent_id else session.head_message_id end;
  if parent is not null
    and not exists (
      select 1
      from public.agent_messages m
      where m.org_id = session.org_id
        and m.session_id = session.id
        and m.id = parent
    )
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  chosen := coalesce(p_tool, session.tool, p_choices ->> session.agent_type);
  insert into public.agent_runs (
    org_id,
    id,
    session_id,
    client_id,
    message_id,
    actor_id,
    tool,
    instance,
    writer
  )
  values (
    session.org_id,
    p_run_id,
    session.id,
    session.client_id,
    p_message_id,
    app.user_id(),
    chosen,
    p_instance,
    p_writer
  )
  returning * into run;
  if p_text is not null then
    insert into public.agent_messages (
      org_id,
      id,
      session_id,
      client_id,
      parent_id,
      role,
      body,
      tool,
      run_id
    )
    values (
      session.org_id,
      p_message_id,
      session.id,
      session.client_id,
      parent,
      'user',
      p_text,
      chosen,
      p_run_id
    )
    returning * into message;
    events := jsonb_build_array(
      jsonb_build_object('type', 'message', 'message', app.message_json(message))
    );
    facts := app.store_card_facts(session.id, message.id, p_facts, p_facts_limit);
    if jsonb_array_length(facts) > 0 then
      events := events || jsonb_build_array(
        jsonb_build_object('type', 'facts', 'messageId', message.id, 'facts', facts)
      );
    end if;
    parent := message.id;
  end if;
  events := events
    || jsonb_build_array(jsonb_build_object('type', 'run', 'run', app.run_json(run)));
  update public.agent_sessions s
  set
    head_message_id = parent,
    tool = chosen
  where s.org_id = session.org_id
    and s.id = session.id;
  return jsonb_build_object(
    'repeated', false,
    'run_id', p_run_id,
    'org_id', session.org_id,
    'user_id', app.user_id(),
    'client_id', session.client_id,
    'agent', session.agent_type,
    'tool', chosen,
    'head', parent,
    'events', events,
    'seq', app.append_events(session.id, p_run_id, events)
  );
end $$;
grant execute on function app.begin_run to app_user;
