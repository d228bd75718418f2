import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { OpenMessage } from '../worker/messages';

/** Goes where a tapped notification leads, without loading the page anew: from any page, for the worker cannot choose. */
export function useOpenedPages(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const follow = ({ data }: MessageEvent<Partial<OpenMessage> | string>) => {
      if (typeof data !== 'object' || typeof data.open !== 'string') return;
      if (data.open !== location.pathname) navigate(data.open);
    };
    serviceWorker?.addEventListener('message', follow);
    return () => serviceWorker?.removeEventListener('message', follow);
  }, [navigate]);
}
